import { calculators } from "./calculators/room.server.ts";
import { law } from "./law/room.server.ts";
import type { LawRoom, Room } from "./room.ts";

/** The rooms of this firm's site. A firm without law has `{}` here (docs/guides/leave-out-a-room.md). */
export const rooms: { law?: LawRoom; calculators?: Room } = { law, calculators };

export const everyRoom = (): Room[] => Object.values(rooms);
