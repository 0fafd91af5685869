/** The group of each vehicle: one for each pair of model and variant. */
export function groupsOf(models: ArrayLike<number>, variants: ArrayLike<number>): Uint32Array {
  const known = new Map<string, number>();
  return Uint32Array.from({ length: models.length }, (_, index) => {
    const key = `${models[index]} ${variants[index]}`;
    const group = known.get(key) ?? known.size;
    known.set(key, group);
    return group;
  });
}
