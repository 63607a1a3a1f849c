"""
Makes the kerning of a font shorter on the line. About half of each font file is its kerning: what glyph
designers write as classes and exceptions to them, which Brotli compresses badly.

Reads "in.ttf", writes "out.ttf". A static font keeps every value; in a variable font the values of the
default weight stay as they are and the change towards other weights is rounded.
"""

from fontTools.otlLib.builder import buildPairPosClassesSubtable, buildValue
from fontTools.ttLib import TTFont
from fontTools.varLib.varStore import VarStoreInstancer

# Font units: kerning at the boldest weight is at most half of it off, 0.05 px in text of 16 px.
VARIATION_STEP = 6


def kerning_lookup(font):
    """The one lookup in which these fonts keep their kerning, its subtables taken out of their extensions."""
    lookups = font["GPOS"].table.LookupList.Lookup
    subtables = [getattr(table, "ExtSubTable", table) for table in lookups[0].SubTable]
    if len(lookups) != 1 or any(
        table.LookupType != 2 or table.ValueFormat2 for table in subtables
    ):
        raise ValueError("kerning is not one lookup of pairs that move their first glyph")
    lookups[0].LookupType = 2
    lookups[0].SubTable = subtables
    return lookups[0]


def kerning_of(glyph, subtables, glyphs):
    """What stands after a glyph, and how far it moves; the first subtable that knows a pair decides."""
    moves = {}
    for table in subtables:
        if glyph not in table.Coverage.glyphs:
            continue
        if table.Format == 1:
            for pair in table.PairSet[table.Coverage.glyphs.index(glyph)].PairValueRecord:
                moves.setdefault(pair.SecondGlyph, pair.Value1.XAdvance)
        else:
            row = table.Class1Record[table.ClassDef1.classDefs.get(glyph, 0)].Class2Record
            for second in glyphs:
                value = row[table.ClassDef2.classDefs.get(second, 0)].Value1
                moves.setdefault(second, value.XAdvance)
            break
    return {second: move for second, move in moves.items() if move}


def merge_into_classes(font, lookup):
    """Writes classes and exceptions as one table: glyphs that are kerned alike share a row, or a column."""
    glyphs = font.getGlyphOrder()
    kerning = {glyph: kerning_of(glyph, lookup.SubTable, glyphs) for glyph in glyphs}
    rows, columns = {}, {}
    for glyph in glyphs:
        rows.setdefault(tuple(kerning[glyph].items()), []).append(glyph)
        column = tuple(kerning[first].get(glyph) for first in glyphs)
        columns.setdefault(column, []).append(glyph)
    pairs = {
        (tuple(firsts), tuple(seconds)): (buildValue({"XAdvance": move}), None)
        for firsts in rows.values()
        for seconds in columns.values()
        if (move := kerning[firsts[0]].get(seconds[0]))
    }
    lookup.SubTable = [buildPairPosClassesSubtable(pairs, font.getReverseGlyphMap())]


def round_variations(font, lookup):
    """Lets pairs share their change from the default weight to the boldest; the file names each one anew."""
    instancer = VarStoreInstancer(font["GDEF"].table.VarStore, font["fvar"].axes, {"wght": 1})
    values = [
        value
        for table in lookup.SubTable
        for entries in (table.PairSet if table.Format == 1 else table.Class1Record)
        for value in (
            [pair.Value1 for pair in entries.PairValueRecord]
            if table.Format == 1
            else [pair.Value1 for pair in entries.Class2Record]
        )
        if getattr(value, "XAdvDevice", None)
    ]
    place = lambda value: (value.XAdvDevice.StartSize, value.XAdvDevice.EndSize)
    changes = {(o, i): instancer[(o << 16) + i] for o, i in map(place, values)}
    for value in values:
        step = round(changes[place(value)] / VARIATION_STEP)
        if step:
            nearest = min(changes, key=lambda at: (abs(changes[at] - step * VARIATION_STEP), at))
            value.XAdvDevice.StartSize, value.XAdvDevice.EndSize = nearest
        else:
            value.XAdvDevice = None


def by_likeness(lines):
    """Numbers of lines in an order in which each follows the one that it differs least from, from the first on."""
    order, left = [0], list(range(1, len(lines)))
    while left:
        last = lines[order[-1]]
        nearest = min(left, key=lambda line: sum(a != b for a, b in zip(lines[line], last)))
        order.append(nearest)
        left.remove(nearest)
    return order


def sort_classes(table):
    """Puts like rows and like columns side by side, where a compressor sees that they are alike."""

    def known(value):
        device = getattr(value, "XAdvDevice", None)
        return value.XAdvance or 0, device and (device.StartSize, device.EndSize)

    cells = [[known(pair.Value1) for pair in row.Class2Record] for row in table.Class1Record]
    rows = by_likeness(cells)
    # The first column is of glyphs without a class, and stays.
    columns = [0] + [at + 1 for at in by_likeness(list(zip(*cells))[1:])]
    first, second = table.ClassDef1, table.ClassDef2
    new_row = {old: new for new, old in enumerate(rows)}
    new_column = {old: new for new, old in enumerate(columns)}
    first.classDefs = {
        glyph: new_row[first.classDefs.get(glyph, 0)] for glyph in table.Coverage.glyphs
    }
    second.classDefs = {glyph: new_column[old] for glyph, old in second.classDefs.items()}
    table.Class1Record = [table.Class1Record[old] for old in rows]
    for row in table.Class1Record:
        row.Class2Record = [row.Class2Record[old] for old in columns]


font = TTFont("in.ttf")
lookup = kerning_lookup(font)
if "fvar" in font:
    round_variations(font, lookup)
else:
    merge_into_classes(font, lookup)
for table in lookup.SubTable:
    if table.Format == 2:
        sort_classes(table)
font.save("out.ttf")
