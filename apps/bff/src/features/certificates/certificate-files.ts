import {
  certificateCall,
  certificateFiles as names,
  CREDENTIAL_KEY_ID,
  credentialKeyPath,
} from "@kdl/schemas/certificates/certificate";
import { printedNumber, readCertificateNumber } from "@kdl/schemas/certificates/certificate-number";
import { certificateFailure } from "@kdl/schemas/certificates/certificate-texts";
import { credentialKeyWire } from "@kdl/schemas/contract/certificate-replies";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { notFoundError } from "../../http/errors.ts";
import { isSuccess } from "../../upstream/read-answer.ts";
import { ask, askAboutNumber, failed } from "./certificate-ask.ts";

/** A kind of file, and by what it is known: an upstream's headers aren't believed. */
interface FileKind {
  name: string;
  type: string;
  ending: string;
  maxBytes: number;
  path(number: string): string;
  isOne(beginning: string): boolean;
}

const kinds: readonly FileKind[] = [
  {
    name: names.pdf,
    type: "application/pdf",
    ending: "pdf",
    maxBytes: 2 * 1024 * 1024,
    path: certificateCall.pdf,
    isOne: (beginning) => beginning.startsWith("%PDF-"),
  },
  {
    name: names.credential,
    type: "application/jwt",
    ending: "jwt",
    maxBytes: 64 * 1024,
    path: certificateCall.credential,
    isOne: (beginning) => /^[\w-]+(?:\.|$)/.test(beginning),
  },
];
const BEGINNING = 16;
/** Keys never change. */
const KEY_CACHED_S = 3_600;

/** A certificate to print and as an Open Badge, and the keys that those are signed with. */
export async function certificateFiles(app: FastifyInstance): Promise<void> {
  for (const { name, type, ending, maxBytes, path, isOne } of kinds) {
    app.get(
      `/verify/:number/${name}`,
      async (request: FastifyRequest<{ Params: { number: string } }>, reply) => {
        await app.charge("files", request);
        const { number: typed } = request.params;
        const ctx = app.readContext(request);
        reply.headers({ "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" });
        const { bytes } = await askAboutNumber(ctx, typed, path, maxBytes);
        if (!bytes || !isOne(bytes.toString("latin1", 0, BEGINNING))) {
          throw failed(ctx, `no ${ending}`);
        }
        const printed = printedNumber(readCertificateNumber(typed) ?? "");
        reply.header(
          "Content-Disposition",
          `attachment; filename="certificate-${printed}.${ending}"`,
        );
        return reply.type(type).send(bytes);
      },
    );
  }

  app.get(
    credentialKeyPath(":id"),
    async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      await app.charge("renders", request);
      const { id } = request.params;
      if (!CREDENTIAL_KEY_ID.test(id)) throw notFoundError(certificateFailure.unknown);
      const ctx = app.readContext(request);
      const { status, body } = await ask(ctx, certificateCall.key(id));
      if (status === 404) throw notFoundError(certificateFailure.unknown);
      const key = credentialKeyWire.safeParse(body);
      if (!isSuccess(status) || !key.success) throw failed(ctx, "no key");
      // Other sites check credentials in their visitors' browsers.
      reply.headers({
        "Cache-Control": `public, max-age=${KEY_CACHED_S}`,
        "Access-Control-Allow-Origin": "*",
        "Cross-Origin-Resource-Policy": "cross-origin",
      });
      return reply.type("application/jwk+json").send(JSON.stringify(key.data));
    },
  );
}
