export { connectRedis, openRedis } from './connect.ts';
