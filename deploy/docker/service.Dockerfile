# A Node process that runs from its TypeScript sources: gateway, svc-identity, svc-tests, svc-stats.
# Installed as the lock file says, without the tools of the whole repository: it lacks some of their builds for other machines.
# A pipeline that knows the digest names it: --build-arg NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
# What packages are installed by: unless it changes, they are not installed anew.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN mkdir /manifests && cp --parents package.json package-lock.json ./*/package.json ./packages/*/package.json /manifests

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY --from=manifests /manifests .
ARG WORKSPACE
# Packages of ours that it uses beside contracts and service-kit.
ARG PACKAGES=""
RUN for package in $PACKAGES; do set -- "$@" --workspace "$package"; done \
 && npm pkg delete devDependencies && npm ci --no-audit --no-fund --omit=dev \
      --workspace packages/contracts --workspace packages/service-kit --workspace "$WORKSPACE" "$@" \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' \) -delete
COPY . .
# Folders that the process reads beside its sources.
ARG DATA=""
RUN mkdir /image \
 && cp -r --parents package.json packages/contracts packages/service-kit $PACKAGES "$WORKSPACE" $DATA /image

FROM ${NODE_IMAGE}
ENV NODE_ENV=production
COPY --from=packages /app/node_modules /app/node_modules
COPY --from=packages /image /app
ARG WORKSPACE
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="zielona-fala/$WORKSPACE" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.licenses="MIT"
WORKDIR /app/$WORKSPACE
ENV BUILD_ID=$VERSION-$REVISION
USER 1000:1000
EXPOSE 8080 9090
ENV OTEL_SERVICE_NAME=$WORKSPACE
CMD ["node", "--max-semi-space-size=4", "--import", "@zielona-fala/service-kit/tracing", "src/main.ts"]
