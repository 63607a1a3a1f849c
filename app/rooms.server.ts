import * as found from "./room-list.server.ts";
import type { LawRoom, Room } from "./room.ts";

export const rooms: { law?: LawRoom; calculators?: Room } = found;

export const everyRoom = (): Room[] => Object.values(rooms);
