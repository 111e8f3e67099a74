# The import of an edition of the official bank: a command that runs once, with ffmpeg for its films.
# Installed as the lock file says, without the tools of the whole repository: it lacks some of their builds for other machines.
# A pipeline that knows the digest names it: --build-arg NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:…
# RUNTIME names an image that has Node and ffmpeg already.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
ARG RUNTIME=with-ffmpeg
# What packages are installed by: unless it changes, they are not installed anew.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN mkdir /manifests && cp --parents package.json package-lock.json ./*/package.json ./packages/*/package.json /manifests

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY --from=manifests /manifests .
RUN npm pkg delete devDependencies && npm ci --no-audit --no-fund --omit=dev \
      --workspace packages/contracts --workspace packages/service-kit --workspace packages/question-store --workspace bank-import \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' \) -delete
COPY . .
RUN mkdir /image \
 && cp -r --parents package.json packages/contracts packages/service-kit packages/question-store bank-import bank/rules /image

FROM ${NODE_IMAGE} AS with-ffmpeg
# Debian keeps the newest version alone: one that is pinned would be gone with the next mend
# hadolint ignore=DL3008
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*

FROM ${RUNTIME}
ENV NODE_ENV=production
COPY --from=packages /app/node_modules /app/node_modules
COPY --from=packages /image /app
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="zielona-fala/bank-import" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.licenses="MIT"
# a new volume is given to whom the folder belongs
RUN mkdir /media && chown 1000:1000 /media
WORKDIR /app/bank-import
ENV BUILD_ID=$VERSION-$REVISION
USER 1000:1000
ENTRYPOINT ["node", "--max-semi-space-size=4", "src/commands/import-bank.ts"]
