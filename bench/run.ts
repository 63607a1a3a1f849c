/**
 * Measures the built site (`dist/`) beside two pages written by hand; docs/speed.md says how to read it.
 *
 *   npm run bench                            everything (about an hour)
 *   npm run bench -- --runs 3                medians of 3 instead of 5
 *   npm run bench -- --pages /,/blog/3        some page types or addresses
 *   npm run bench -- --parts throttled,taps  some of: throttled, simulated, taps
