import type { FastifyInstance } from 'fastify';
import type { Places } from '../../ports/places.ts';
import type { Throttle } from '../../ports/throttle.ts';
import { placesRoutes } from './places.routes.ts';

type Deps = { readonly places: Places; readonly throttle: Throttle };

export function placesModule(app: FastifyInstance, { places, throttle }: Deps): void {
  placesRoutes(app, places, throttle);
}
