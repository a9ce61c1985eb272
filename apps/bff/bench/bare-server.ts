/** What there is to compare with: node:http and one reply, without any look at the request. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const [headersFile = "", bodyFile = ""] = process.argv.slice(2);
const headers = JSON.parse(readFileSync(headersFile, "utf8")) as string[];
const body = readFileSync(bodyFile);

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`listening on ${(server.address() as AddressInfo).port}\n`);
});
