import * as found from "./room-list.server.ts";
import type { LawRoom, Room } from "./room.ts";

/** The rooms that this firm's site has. */
export const rooms: { law?: LawRoom; calculators?: Room } = found;

export const everyRoom = (): Room[] => Object.values(rooms);
