import { lawTools } from "virtual:labels";

/** The head of a table of law: subjects down, places across. */
export function PlaceColumns({ places }: { places: string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{lawTools.subject}</th>
        {places.map((place) => (
          <th key={place} scope="col">
            {place}
          </th>
        ))}
      </tr>
    </thead>
  );
}
