/**
 * Runs in the head of pages whose theme nobody has fixed, before anything is painted: visitors who chose a
 * theme would see the other one flash.
 */
import { applyTheme, storedTheme } from "./theme-choice.ts";

const choice = storedTheme();
if (choice) applyTheme(choice);
