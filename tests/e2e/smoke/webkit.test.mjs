import { smoke } from "./suite.mjs";

smoke("webkit");
