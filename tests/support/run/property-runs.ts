/**
 * Returns how often a property is tried: in `npm run test:extended -- fuzz`, which looks for new examples, as often as
 * given; in `npm test`, whose examples are the same each time, a tenth of that.
 */
export function propertyRuns(many: number): number {
  return process.env['PROPERTY_SEED'] === undefined ? Math.ceil(many / 10) : many
}
