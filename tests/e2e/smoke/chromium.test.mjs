import { smoke } from "./suite.mjs";

smoke("chromium");
