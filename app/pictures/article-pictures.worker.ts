/** A thread of `prepare.server.ts`. */
import { workerData } from "node:worker_threads";
import { prepareArticles } from "./article-pictures.server.ts";

await prepareArticles(workerData.part, workerData.parts);
