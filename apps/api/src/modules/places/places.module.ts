import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { placesRoutes } from './places.routes.ts';

export function placesModule(
  app: FastifyInstance,
  { places, throttle }: Pick<Deps, 'places' | 'throttle'>,
): void {
  placesRoutes(app, places, throttle);
}
