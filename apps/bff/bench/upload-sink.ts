/** The fastest upstream there is: it takes any form without a look at it. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const receipt = JSON.stringify({ message: "Taken.", reference: "VOL-ABC234" });

const server = createServer((request, response) => {
  request.resume().once("end", () => {
    response.writeHead(201, { "content-type": "application/json" });
    response.end(receipt);
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
