/** How long things may take. `--patience 5` gives five times as long, on a machine that has other work to do. */
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { patience: { type: "string", default: "1" } },
  strict: false,
});
const patience = Number(values.patience);

export const HEALTHY_WITHIN_MS = 60_000 * patience;
export const RECOVERS_WITHIN_MS = 30_000 * patience;
export const EDIT_SHOWN_WITHIN_MS = 2_000 * patience;
/** As docker-compose.yml gives gateways and CMS. */
export const STOPS_WITHIN_MS = 15_000 * patience;
/** Until Compose gives up waiting; what has to be quicker is measured. */
export const GIVEN_UP_AFTER_S = 180 * patience;
