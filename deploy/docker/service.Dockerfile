# A Node process that runs from its TypeScript sources: gateway, svc-identity, svc-tests, svc-stats.
# Installed as the lock file says, without the tools of the whole repository: it lacks some of their builds for other machines.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY . .
ARG WORKSPACE
# Folders that the process reads beside its sources.
ARG DATA=""
RUN npm pkg delete devDependencies && npm ci --no-audit --no-fund --omit=dev \
      --workspace packages/contracts --workspace packages/service-kit --workspace "$WORKSPACE" \
 && mkdir /image \
 && cp -r --parents node_modules package.json packages/contracts packages/service-kit "$WORKSPACE" $DATA /image

FROM node:24-bookworm-slim
ENV NODE_ENV=production
ARG WORKSPACE
COPY --from=packages /image /app
WORKDIR /app/$WORKSPACE
USER node
EXPOSE 8080 9090
ENV OTEL_SERVICE_NAME=$WORKSPACE
CMD ["node", "--import", "@zielona-fala/service-kit/tracing", "src/main.ts"]
