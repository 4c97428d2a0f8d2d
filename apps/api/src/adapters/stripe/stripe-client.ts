import { Stripe } from 'stripe';

export const stripeUrl = 'https://api.stripe.com';

/** The origin of Stripe's payment pages, unless the account has a custom domain. */
export const stripePagesUrl = 'https://checkout.stripe.com';

type Options = {
  readonly secretKey: string;
  /**
   * Returns `https://api.stripe.com` or the address of the sandbox, which may have a path; called for every request.
   */
  readonly baseUrl: () => string;
  readonly timeLimitMs: number;
};

/** Stripe's library, with its calls redirected to `baseUrl`, because it does not support an address with a path. */
export function stripeClient({ secretKey, baseUrl, timeLimitMs }: Options): Stripe {
  const http = Stripe.createNodeHttpClient();
  return new Stripe(secretKey, {
    httpClient: {
      getClientName: () => http.getClientName(),
      makeRequest: (_host, _port, path, method, headers, data, _protocol, timeout) => {
        const { hostname, port, pathname, protocol } = new URL(baseUrl());
        return http.makeRequest(
          hostname.replaceAll(/[[\]]/g, ''),
          port,
          `${pathname.replace(/\/$/, '')}${path}`,
          method,
          headers,
          data,
          protocol.replace(':', ''),
          timeout,
        );
      },
    },
    timeout: timeLimitMs,
    // Retries with the same idempotency key, so that nothing is done twice.
    maxNetworkRetries: 2,
    telemetry: false,
  });
}
