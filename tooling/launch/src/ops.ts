// `pnpm ops`: the operator's command line, on the same database as `pnpm start`.
process.argv.splice(2, 1);
await import('../../../apps/api/src/ops.ts');
