# The shell: its build for the browser and the server that answers with it.
# Installed as the lock file says, without the tools of the whole repository: it lacks some of their builds for other machines.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm pkg delete devDependencies && npm ci --no-audit --no-fund && npm run build --workspace shell

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY . .
RUN npm pkg delete devDependencies && npm ci --no-audit --no-fund --omit=dev \
      --workspace packages/contracts --workspace packages/service-kit --workspace shell \
 && mkdir /image \
 && cp -r --parents node_modules package.json packages/contracts packages/service-kit shell /image

FROM node:24-bookworm-slim
ENV NODE_ENV=production
COPY --from=packages /image /app
COPY --from=build /app/shell/dist /app/shell/dist
WORKDIR /app/shell
USER node
EXPOSE 8080 9090
ENV OTEL_SERVICE_NAME=shell
CMD ["node", "--import", "@zielona-fala/service-kit/tracing", "server/main.ts"]
