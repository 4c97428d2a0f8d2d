import type { HubEvent } from '@repo/signalr-server/hub-events';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

/** Metrics of the live connections for Prometheus, without account ids. */
export function hubFigures(registry: Registry): (event: HubEvent) => void {
  const registers = [registry];
  const connections = new Gauge({
    name: 'hub_connections',
    help: 'Live connections of this process',
    registers,
  });
  const connected = new Counter({
    name: 'hub_connected_total',
    help: 'Connections that have begun',
    labelNames: ['transport'],
    registers,
  });
  const ended = new Counter({
    name: 'hub_disconnected_total',
    help: 'Connections that are over, and why',
    labelNames: ['reason'],
    registers,
  });
  const invocations = new Histogram({
    name: 'hub_invocation_duration_seconds',
    help: 'Time that a call of a client takes',
    labelNames: ['method', 'failed'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const refused = new Counter({
    name: 'hub_refused_total',
    help: 'Requests and handshakes that were turned away',
    labelNames: ['status'],
    registers,
  });
  const failures = new Counter({
    name: 'hub_failures_total',
    help: 'Faults of ours, or of what joins the processes',
    labelNames: ['where'],
    registers,
  });
  return (event) => {
    switch (event.is) {
      case 'connected':
        connections.inc();
        return connected.inc({ transport: event.transport });
      case 'disconnected':
        connections.dec();
        return ended.inc({ reason: event.reason });
      case 'invoked':
        return invocations.observe({ method: event.method, failed: String(event.failed) }, event.ms / 1000);
      case 'refused':
        return refused.inc({ status: event.status });
      case 'handshakeFailed':
        return refused.inc({ status: 'handshake' });
      case 'failed':
        return failures.inc({ where: event.where });
      case 'resumed':
    }
  };
}
