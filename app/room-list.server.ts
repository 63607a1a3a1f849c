/** The rooms of this firm's site, a line each: a firm without one deletes its folder and its line (docs/guides/leave-out-a-room.md). */
export { calculators } from "./calculators/room.server.ts";
export { law } from "./law/room.server.ts";
