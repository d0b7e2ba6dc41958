#!/usr/bin/env python3
"""Makes anek-latin-600.woff2, the font of headings and figures, from anek-latin-600.ttf.

It needs fonttools and brotli (pip install fonttools brotli) and is run by hand when the characters change.
The font is on the way to the first paint of every page, so it carries only what is seen: printable characters of
headings, tabular digits, and the kerning of letters and digits that moves one by 3 % of the font size or more.
The whole kerning would be as heavy as all the shapes.
"""
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FOLDER = Path(__file__).parent
LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
CHARACTERS = LETTERS_AND_DIGITS + ' !"#$%&\'()*+,-./:;=?@[]_·×÷–—‘’“”…₹−'
KERNED = LETTERS_AND_DIGITS + '₹/.,–’&'
LEAST_KERNING = 0.03


def subset(features):
    font = TTFont(FOLDER / 'anek-latin-600.ttf')
    options = Options(layout_features=features, hinting=False, drop_tables=['GDEF', 'STAT', 'gasp', 'prep'])
    subsetter = Subsetter(options)
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)
    return font


def kerning(font):
    """What the font moves each pair by. The first subtable that covers a pair decides, so later ones do not count."""
    pairs = {}
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for table in (getattr(part, 'ExtSubTable', part) for part in lookup.SubTable):
            for index, first in enumerate(table.Coverage.glyphs):
                for second, record in records_of(table, index, first, font.getGlyphOrder()):
                    pairs.setdefault((first, second), getattr(record.Value1, 'XAdvance', 0))
    return pairs


def records_of(table, index, first, glyphs):
    if table.Format == 1:
        return [(record.SecondGlyph, record) for record in table.PairSet[index].PairValueRecord]
    row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
    return [(second, row[table.ClassDef2.classDefs.get(second, 0)]) for second in glyphs]


def main():
    whole = subset(['kern'])
    names = {whole.getBestCmap()[ord(character)] for character in KERNED}
    least = LEAST_KERNING * whole['head'].unitsPerEm
    rules = [
        f'pos {first} {second} {value};'
        for (first, second), value in sorted(kerning(whole).items())
        if {first, second} <= names and abs(value) >= least
    ]
    font = subset(['tnum'])
    addOpenTypeFeaturesFromString(font, f'feature kern {{ {" ".join(rules)} }} kern;', tables=['GPOS'])
    font.flavor = 'woff2'
    font.save(FOLDER / 'anek-latin-600.woff2')


main()
