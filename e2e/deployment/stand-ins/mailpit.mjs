/** Catches mail and lists it, as far as Mailpit's interface is used here: `/readyz`, `/api/v1/messages`. */
import { createServer } from "node:http";
import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

const PORT = 8025;

if (process.argv[2] === "readyz") {
  const ready = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null);
  process.exit(ready?.ok ? 0 : 1);
}

const messages = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, session, done) {
    const To = session.envelope.rcptTo.map(({ address }) => ({ Address: address }));
    simpleParser(stream, (error, { subject } = {}) => {
      if (!error) messages.unshift({ To, Subject: subject });
      done(error);
    });
  },
});
smtp.on("error", (error) => console.error(error.message));
smtp.listen(1025, "0.0.0.0");

const web = createServer((request, response) => {
  const { pathname } = new URL(request.url, "http://mailpit");
  if (pathname === "/readyz") return response.end("ok");
  if (pathname !== "/api/v1/messages") return response.writeHead(404).end();
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ total: messages.length, messages }));
});
web.listen(PORT, "0.0.0.0");
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => process.exit(0));
