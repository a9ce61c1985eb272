# Images of the gateway (with the pages) and of the CMS: `docker build --target gateway .`, `--target cms .`

# Dependency updates pin both by digest.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG BASE_IMAGE=debian:bookworm-slim
# Of the same version as the server: its programs take out what the server keeps.
ARG POSTGRES_IMAGE=postgres:17-bookworm

# ── Everything that building takes ──────────────────────────────────────────────────────────────────
FROM ${NODE_IMAGE} AS sources
ENV CI=true NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
RUN npm install --global "pnpm@$(node --print 'require("./package.json").packageManager.split("@")[1]')" \
    && pnpm fetch
COPY . .
RUN pnpm install --offline --frozen-lockfile

FROM sources AS gateway-files
RUN pnpm --filter @kdl/web --filter @kdl/bff build \
    && node deploy/image/collect.ts gateway /out

FROM sources AS cms-files
RUN pnpm --filter @kdl/cms build \
    && node deploy/image/collect.ts cms /out

FROM sources AS backup-files
RUN node deploy/image/collect.ts backup /out

# ── What runs: Debian, Node's one file, and a user of its own; no npm, no compiler ──────────────────
FROM ${BASE_IMAGE} AS runtime
COPY --from=sources /usr/local/bin/node /usr/local/bin/node
COPY --from=sources /app/deploy/image/is-ready.sh /usr/local/bin/is-ready
RUN node --version \
    && chmod 0755 /usr/local/bin/is-ready \
    && useradd --uid 1000 --no-create-home --shell /usr/sbin/nologin site \
    && install --directory --owner=site --group=site /data /data/secrets
# Each thread that handles images or compresses would keep memory of its own otherwise (docs/decisions/028-memory.md).
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data MALLOC_ARENA_MAX=2
USER 1000:1000

FROM runtime AS gateway
COPY --from=gateway-files /out /app
WORKDIR /app/apps/bff
# A new volume takes its owner from here.
RUN install --directory /data/cache /data/cache/built-files
ENV HOST=0.0.0.0 PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=2s --timeout=15s --retries=8 --start-period=60s CMD ["is-ready", "3000"]
# Shares of the container's limit; caches and images lie outside the heap.
CMD ["node", "--max-old-space-size-percentage=35", "--max-semi-space-size=16", "--import", "/app/deploy/image/secret-files.ts", "dist/server.js"]

FROM runtime AS cms
COPY --from=cms-files /out /app
WORKDIR /app/apps/cms
ENV CMS_HOST=0.0.0.0 CMS_PORT=3001
EXPOSE 3001
HEALTHCHECK --interval=2s --timeout=15s --retries=8 --start-period=120s CMD ["is-ready", "3001"]
CMD ["node", "--max-old-space-size-percentage=50", "--max-semi-space-size=16", "--import", "/app/deploy/image/secret-files.ts", "--import", "/app/deploy/image/next-config.ts", "src/server.ts"]

# Run by hand: PostgreSQL's own programs, and Node.
FROM ${POSTGRES_IMAGE} AS backup
COPY --from=sources /usr/local/bin/node /usr/local/bin/node
COPY --from=backup-files /out /app
RUN node --version && pg_dump --version \
    && install --directory --owner=1000 --group=1000 /data
ENV NODE_ENV=production DATA_DIR=/data
USER 1000:1000
WORKDIR /app/apps/cms
ENTRYPOINT ["node", "--import", "/app/deploy/image/secret-files.ts", "src/backup/cli.ts"]
CMD ["backup", "-"]
