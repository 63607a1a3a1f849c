import { findsEach } from "../planted-defects.test-helper.ts";

const SERVICE = "services/management-consulting.yaml";

findsEach([
  {
    defect: "the steps of an engagement leave weeks out",
    plant: (content) =>
      content.edit(
        SERVICE,
        /^engagement:[\s\S]*?(?=^deliverables:)/m,
        `engagement:
  heading: How an engagement runs
  items:
    - { term: Look, when: Weeks 1 to 3, text: We look. }
    - { term: Propose, when: Week 5, text: We propose. }
    - { term: Stay, when: Weeks 6 and 7, text: We stay. }
`,
      ),
    severity: "warning",
    file: SERVICE,
    place: "engagement.items[1].when",
    says: "ends with week 3, this one begins with week 5",
  },
]);
