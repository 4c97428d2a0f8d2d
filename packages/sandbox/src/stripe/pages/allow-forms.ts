import type { FastifyReply } from 'fastify';

/** Allows form targets in the page's policy, which also covers redirects. */
export function allowForms(reply: FastifyReply, addresses: readonly (string | null)[]): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  const origins = new Set(addresses.map((address) => URL.parse(address ?? '')?.origin));
  const targets = ["'self'", ...[...origins].filter((origin) => origin !== undefined)].join(' ');
  reply.header('content-security-policy', policy.replace("form-action 'self'", `form-action ${targets}`));
}
