/** The fake upstream, which looks at forms and files, for files as large as its argument says. */
import { startMockUpstream } from "@kdl/mock-upstream";

const upstream = await startMockUpstream({ maxUploadBytes: Number(process.argv[2]) });
process.stdout.write(`${upstream.url}\n`);
