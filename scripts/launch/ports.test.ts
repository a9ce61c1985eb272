import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkPorts } from "./ports.ts";

let server: Server;
let port = 0;
beforeAll(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

test("a port in use is named with its variable", async () => {
  const wanted = { variable: "CMS_PORT", host: "127.0.0.1", port };
  await expect(checkPorts([wanted])).rejects.toThrow(`CMS_PORT: port ${port} is in use`);
});

test("an address that the machine doesn't have is a matter of HOST", async () => {
  const wanted = { variable: "PORT", host: "192.0.2.1", port };
  await expect(checkPorts([wanted])).rejects.toThrow("HOST: this machine has no address 192.0.2.1");
});

test("free ports are no problem", async () => {
  await expect(checkPorts([{ variable: "PORT", host: "127.0.0.1", port: 0 }])).resolves.toBe(
    undefined,
  );
});
