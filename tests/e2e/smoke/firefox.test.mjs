import { smoke } from "./suite.mjs";

smoke("firefox");
