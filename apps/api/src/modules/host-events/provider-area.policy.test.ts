import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaOf } from './provider-area.policy.ts';

test('[J-R12] shows the town of a provider without street, number and postal code', () => {
  const areas = {
    '1 King St W, Toronto': 'Toronto',
    '1 King Street West, Toronto, ON M5H 1A1, Canada': 'Toronto, Canada',
    'Unit 5, 12 Elm Ave, Oakville, Ontario, L6H 1A1, Canada': 'Oakville, Ontario, Canada',
    'Rosedale Lane': '',
    'Rosedale Lane, Toronto, ON M5H 1A1, Canada': 'Toronto, Canada',
    'Maple House, Rosedale Lane, Toronto, ON, Canada': 'Toronto, ON, Canada',
    'Maple House, Rosedale Lane, Canada': 'Canada',
    'Maple House, Rosedale Lane': '',
    'Villa Rose, rue des Lilas, Ottawa': 'Ottawa',
    'Villa Rose, chemin du Lac, Ontario': 'Ontario',
    'Maple House, The Gables, Main Street North, Brampton, Ontario': 'Brampton, Ontario',
    'Maple House, The Gables': '',
    'Maple House, The Gables, ON, Canada': 'ON, Canada',
    '12 Elm Ave, Unit 4, Toronto': 'Toronto',
    'Rosedale Lane, Toronto': 'Toronto',
    '': '',
  };
  for (const [address, area] of Object.entries(areas)) assert.equal(areaOf(address), area, address);
});
