import { Band, columns } from "#app/components/band.tsx";
import { Terms } from "#app/components/terms.tsx";
import styles from "./statements.module.css";

/** The firm's principles in the size of quotations, beside three papers that agree: letter, payslip and register. */
export const Statements = ({ statements }: { statements: { name: string; text: string }[] }) => (
  <Band className={columns}>
    <div className={styles.papers} data-background="mist">
      <svg
        viewBox="-30 -30 360 390"
        width="100%"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path
          fill="var(--white)"
          d="M.5.5h134v190H.5zM164.500.5h135v95h-135zM80.500 230.500h219v99h-219z"
        />
        <path
          stroke="var(--pen)"
          d="M16 62h102m-102 12h102m-102 12h70m-70 12h102m-102 38h102m-102 12h60m-60 28h44M180 22h44m-44 14h104m-104 36h104m-44-50v62M96 246h188m-188 14h188m-188 28h188m-188 14h188m-132-62v76m64-76v76"
        />
        {/* The same line in all three. */}
        <path strokeWidth="6" d="M16 118h102M180 54h104M96 274h188" />
        <path strokeWidth="3" d="M16 26h60M118 118h28V54h18m-18 64v94h62v18" />
      </svg>
    </div>
    <Terms
      large
      rows={statements.map(({ name, text }) => ({
        term: name,
        text: <p className="sentence">{text}</p>,
      }))}
    />
  </Band>
);
