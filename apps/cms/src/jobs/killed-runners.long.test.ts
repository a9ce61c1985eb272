import { describeKilledRunners } from "../testing/describe-killed-runners.ts";

// On SQLite there is one CMS at a time.
describeKilledRunners(1);
