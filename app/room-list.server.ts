/** The rooms of this firm, a line each. To leave one out, delete folder and line (docs/guides/leave-out-a-room.md). */
export { calculators } from "./calculators/room.server.ts";
export { law } from "./law/room.server.ts";
