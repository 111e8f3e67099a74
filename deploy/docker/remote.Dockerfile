# A microfrontend: its built files and the server that answers with them, on an origin of its own.
# Installed as the lock file says, without the tools of the whole repository: it lacks some of their builds for other machines.
# A pipeline that knows the digest names it: --build-arg NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
# What packages are installed by: unless it changes, they are not installed anew.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN mkdir /manifests && cp --parents package.json package-lock.json ./*/package.json ./packages/*/package.json /manifests
# What its files are built from: a change elsewhere builds none anew.
ARG WORKSPACE
RUN mkdir /sources && cp -r --parents ./*.json packages bank "$WORKSPACE" /sources

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY --from=manifests /manifests .
RUN npm pkg delete devDependencies && npm ci --no-audit --no-fund
COPY --from=manifests /sources .
ARG WORKSPACE
RUN npm run build --workspace "$WORKSPACE" \
 && mv "$WORKSPACE/dist" /built

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY --from=manifests /manifests .
RUN npm pkg delete devDependencies && npm ci --no-audit --no-fund --omit=dev \
      --workspace packages/contracts --workspace packages/service-kit --workspace static-server \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' \) -delete
COPY . .
RUN mkdir /image \
 && cp -r --parents package.json packages/contracts packages/service-kit static-server /image

FROM ${NODE_IMAGE}
ENV NODE_ENV=production FILES_DIR=/dist
COPY --from=packages /app/node_modules /app/node_modules
COPY --from=packages /image /app
COPY --from=build /built /dist
# a new volume is given to whom the folder belongs
RUN mkdir /files && chown 1000:1000 /files
ARG WORKSPACE
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="zielona-fala/$WORKSPACE" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.licenses="MIT"
WORKDIR /app/static-server
ENV BUILD_ID=$VERSION-$REVISION
USER 1000:1000
EXPOSE 8080 9090
ENV OTEL_SERVICE_NAME=$WORKSPACE
CMD ["node", "--max-semi-space-size=4", "--import", "@zielona-fala/service-kit/tracing", "src/main.ts"]
