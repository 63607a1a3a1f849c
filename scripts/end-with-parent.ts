/** Loaded into a program (`--import`), ends it with the process that started it: nobody waits for it any more. */
process.once("disconnect", () => process.exit(1));
process.channel?.unref();
