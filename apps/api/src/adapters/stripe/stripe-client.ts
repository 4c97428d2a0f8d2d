import { Stripe } from 'stripe';

export const stripeUrl = 'https://api.stripe.com';

type Options = {
  readonly secretKey: string;
  /** `https://api.stripe.com`, or where the sandbox speaks the same, below any path; asked at the time of use. */
  readonly baseUrl: () => string;
  readonly timeLimitMs: number;
};

/** Stripe's own library as it is. Only where its calls go to is ours to say, since it knows no address with a path. */
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
    // With the same idempotency key, so that what was done already is not done again.
    maxNetworkRetries: 2,
    telemetry: false,
  });
}
