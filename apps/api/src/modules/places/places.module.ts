import type { FastifyInstance } from 'fastify';
import type { Places } from '../../ports/places.ts';
import { placesRoutes } from './places.routes.ts';

export function placesModule(app: FastifyInstance, { places }: { readonly places: Places }): void {
  placesRoutes(app, places);
}
